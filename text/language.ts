/** The languages the product speaks, each by its own name in `language.<id>`. */
export const LANGUAGES = ['en', 'ru', 'uk'] as const;

export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** The first language of ours among the preferred ones (`navigator.languages`, `$LANG`). */
export function detectLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split(/[-_.@]/)[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}
