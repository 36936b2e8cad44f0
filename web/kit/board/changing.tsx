interface ChangingProps {
  readonly now: number;
  /** After what is being considered; null or equal where nothing would change. */
  readonly later: number | null | undefined;
  /** How it is written, where digits alone won't do. */
  say?(n: number): string;
}

/** A number that what is being considered would change: «6 → 3». */
export const Changing = ({ now, later, say = String }: ChangingProps) => (
  <b className="changing">
    {say(now)}
    {later != null && later !== now && (
      <em className={later > now ? 'more' : 'less'}> → {say(later)}</em>
    )}
  </b>
);
