import { cva, type VariantProps } from 'class-variance-authority'
import { forwardRef, type ButtonHTMLAttributes } from 'react'
import { cn } from './cn'

const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors disabled:pointer-events-none disabled:opacity-45 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      look: {
        primary: 'bg-primary text-on-primary hover:bg-primary-strong',
        outline: 'border border-line-strong bg-surface text-ink hover:bg-hover',
        quiet: 'text-ink-soft hover:bg-hover hover:text-ink',
        danger: 'text-danger hover:bg-danger/10',
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
