/** The mark: a square ingot with its facet, in the one gold of the product. */
export function Mark({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <rect x="1.25" y="1.25" width="17.5" height="17.5" rx="3.5" stroke="currentColor" strokeWidth="2.5" />
      <rect x="6" y="6" width="8" height="8" rx="1" fill="currentColor" />
    </svg>
  );
}
