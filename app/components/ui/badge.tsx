import { cva, type VariantProps } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import { cn } from './cn'

const badgeVariants = cva(
  'inline-flex shrink-0 items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      look: {
        plain: 'bg-hover text-ink-soft',
        primary: 'bg-primary-soft text-primary-strong dark:text-primary',
        gold: 'bg-gold-soft font-semibold text-gold',
        accent: 'bg-accent-soft text-accent',
        ok: 'bg-ok-soft text-ok',
        warn: 'bg-warn-soft text-warn',
        danger: 'bg-danger-soft text-danger',
        info: 'bg-info-soft text-info',
      },
    },
    defaultVariants: { look: 'plain' },
  },
)

type BadgeProps = HTMLAttributes<HTMLSpanElement> & VariantProps<typeof badgeVariants>

/** A word or two that say what state something is in. */
function Badge({ className, look, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ look }), className)} {...props} />
}

export { Badge, badgeVariants }
