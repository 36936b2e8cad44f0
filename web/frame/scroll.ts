/**
 * Brings an element into sight inside the box that scrolls it, and moves nothing else:
 * `scrollIntoView` would also push the table out of place, whose overflow is only hidden.
 */
export function scrollWithin(
  element: HTMLElement,
  to: 'start' | 'nearest' = 'start',
  below = 8,
): void {
  const box = scroller(element);
  if (!box) {
    element.scrollIntoView({ block: to, behavior: 'instant' });
    return;
  }
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  if (to === 'nearest' && inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - below;
}

function scroller(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
