import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

const noticeVariants = cva('rounded-md px-3 py-2 text-sm', {
  variants: {
    variant: {
      warning: 'bg-warning-soft text-warning',
      destructive: 'bg-destructive/10 text-destructive',
      success: 'bg-secondary text-primary',
    },
  },
  defaultVariants: { variant: 'warning' },
})

/** A coloured paragraph: a warning, an error or a success. */
export function Notice({
  variant,
  className,
  ...props
}: ComponentProps<'p'> & VariantProps<typeof noticeVariants>) {
  return <p className={cn(noticeVariants({ variant }), className)} {...props} />
}
