/**
 * Stands in the page for the parser of number and date skeletons (`{n, number, ::…}`) that messages could
 * use and ours don't (`tools/translations.ts` sees to it): two kilobytes less on every first visit.
 */
const noSkeletons = (): never => {
  throw new Error('messages have no skeletons here');
};

export {
  noSkeletons as parseDateTimeSkeleton,
  noSkeletons as parseNumberSkeleton,
  noSkeletons as parseNumberSkeletonFromString,
};
