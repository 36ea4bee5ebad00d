import { cn } from './ui/cn'

/** The mark: three bamboo slips (简), the last with the cut corner of a page, as the image of the theme. scripts/draw-brand.mjs draws it. */
export function Logo({ className }: { className?: string }) {
  return <span aria-hidden className={cn('logo inline-block', className)} />
}
