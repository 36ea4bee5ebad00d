import { cn } from './ui/cn'

/**
 * The logo: three bamboo slips (简), the last with the cut corner of a page, as the theme's image. Drawn by
 * scripts/draw-brand.mjs.
 */
export function Logo({ className }: { className?: string }) {
  return <span aria-hidden className={cn('logo inline-block', className)} />
}
