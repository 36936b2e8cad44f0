export { detectLanguage, isLanguage, LANGUAGES, type Language } from './language.ts';
export type { Phrase } from './phrase.ts';
export { type Messages, namesLayer, type Translate, translator } from './translate.ts';
export { plain, typeset } from './typeset.ts';
