interface ChangingProps {
  readonly now: number;
  /** After what is being considered; null or equal where nothing would change. */
  readonly later: number | null | undefined;
}

/** A number that what is being considered would change: «6 → 3». */
export const Changing = ({ now, later }: ChangingProps) => (
  <b className="changing">
    {now}
    {later != null && later !== now && (
      <em className={later > now ? 'more' : 'less'}> → {later}</em>
    )}
  </b>
);
