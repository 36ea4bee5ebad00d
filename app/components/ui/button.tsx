import { cva, type VariantProps } from 'class-variance-authority'
import { forwardRef, type ButtonHTMLAttributes } from 'react'
import { cn } from './cn'

/** Something to press. Its size is its height: a phone's main one is `large`, a bar's are `small`. */
const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-[background-color,border-color,color,box-shadow] select-none active:translate-y-px disabled:pointer-events-none disabled:opacity-45 aria-disabled:pointer-events-none aria-disabled:opacity-45 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      look: {
        // Forced colours take the ground away: a line shows then that it can be pressed.
        primary: 'bg-primary text-on-primary shadow-card hover:bg-primary-strong forced-colors:border',
        soft: 'bg-primary-soft text-primary-strong hover:bg-primary-soft/70 dark:text-primary forced-colors:border',
        outline:
          'border border-line-strong bg-surface text-ink shadow-card hover:border-line-field hover:bg-hover',
        quiet: 'text-ink-soft hover:bg-hover hover:text-ink',
        danger: 'text-danger hover:bg-danger/10',
        destroy: 'bg-danger text-on-danger shadow-card hover:bg-danger-strong forced-colors:border',
      },
      size: {
        large: 'h-12 px-6 text-base',
        normal: 'h-10 px-4 text-sm',
        small: 'h-8 px-2.5 text-sm',
        icon: 'size-9',
        tiny: 'size-8',
      },
    },
    defaultVariants: { look: 'primary', size: 'normal' },
  },
)

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & VariantProps<typeof buttonVariants>

const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { className, look, size, type = 'button', ...props },
  ref,
) {
  return <button ref={ref} type={type} className={cn(buttonVariants({ look, size }), className)} {...props} />
})

export { Button, buttonVariants }
