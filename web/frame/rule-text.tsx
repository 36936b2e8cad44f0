import type { ReactNode } from 'react';

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]{2,4}-\d+(?:\.\d+)*[a-z]?\b)/;

/** Small marks of a rule's text: **bold**, *italic*, and rule ids that lead to their rule. */
function inline(text: string, openRule: (id: string) => void): ReactNode[] {
  return text.split(MARKS).map((part, i) => {
    const key = `${i} ${part}`;
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    if (part.startsWith('*')) return <i key={key}>{part.slice(1, -1)}</i>;
    if (i % 2 === 0) return part;
    return (
      <button key={key} type="button" className="rule-link" onClick={() => openRule(part)}>
        {part}
      </button>
    );
  });
}

/** The text of a rule: paragraphs and lists with the small marks inside. */
export function RuleText({ text, openRule }: { text: string; openRule(id: string): void }) {
  return text.split(/\n{2,}/).map((block) => {
    const lines = block.split('\n');
    if (lines.every((line) => line.startsWith('- '))) {
      return (
        <ul key={block}>
          {lines.map((line) => (
            <li key={line}>{inline(line.slice(2), openRule)}</li>
          ))}
        </ul>
      );
    }
    return <p key={block}>{inline(block, openRule)}</p>;
  });
}
