import { cva, type VariantProps } from 'class-variance-authority'
import { forwardRef, type ButtonHTMLAttributes } from 'react'
import { cn } from './cn'

/** A button. Its size is its height: `lg` for the main one on a phone, `sm` in a bar. */
const buttonVariants = cva(
  // `button` is drawn by component-classes.css; of an icon this size wins over its own.
  'button [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        // Forced colours remove the background: a border then shows that it is a button.
        default: 'bg-primary text-primary-foreground shadow-sm hover:bg-primary-strong forced-colors:border',
        secondary:
          'bg-secondary text-primary-strong hover:bg-secondary/70 dark:text-primary forced-colors:border',
        outline:
          'border border-border-strong bg-card text-foreground shadow-sm hover:border-input hover:bg-accent',
        ghost: 'text-muted-foreground hover:bg-accent hover:text-foreground',
        'ghost-destructive': 'text-destructive hover:bg-destructive/10',
        destructive:
          'bg-destructive text-destructive-foreground shadow-sm hover:bg-destructive-strong forced-colors:border',
      },
      size: {
        lg: 'h-12 px-6 text-base',
        default: 'h-10 px-4 text-sm',
        sm: 'h-8 px-2.5 text-sm',
        icon: 'size-9',
        'icon-sm': 'size-8',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & VariantProps<typeof buttonVariants>

const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { className, variant, size, type = 'button', ...props },
  ref,
) {
  return (
    <button ref={ref} type={type} className={cn(buttonVariants({ variant, size }), className)} {...props} />
  )
})

export { Button, buttonVariants }
