import { Link, type LinkProps } from '@remix-run/react'
import type { VariantProps } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'

type ButtonLinkProps = Omit<LinkProps, 'children'> &
  VariantProps<typeof buttonVariants> & { label: string; icon?: LucideIcon }

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, icon: Icon, label, ...link }: ButtonLinkProps) {
  return (
    <Link className={cn(buttonVariants({ variant, size }), className)} {...link}>
      {Icon ? <Icon aria-hidden /> : null}
      {label}
    </Link>
  )
}
