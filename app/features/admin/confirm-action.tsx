import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'
import { ReasonFields } from './reason-fields'

type ConfirmActionProps = {
  title: string
  /** What will happen. */
  text: ReactNode
  action: string
  /** The button's label, name, value. */
  submitLabel: string
  name: string
  value: string
  isDestructive?: boolean
  /** The URL of the cancel link. */
  cancelUrl: string
  className?: string
  /** The fields of the form. */
  children?: ReactNode
}

/** The confirmation step before a change, with its reason. */
export function ConfirmAction({
  title,
  text,
  action,
  isDestructive = false,
  className,
  children,
  ...reasonFields
}: ConfirmActionProps) {
  return (
    <section
      aria-labelledby="confirm"
      className={cn(
        'rounded-lg border bg-card p-5 shadow-sm',
        isDestructive ? 'border-destructive/40' : 'border-border-strong',
        className,
      )}
    >
      <h2 id="confirm" className="font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">{text}</p>
      <Form method="post" action={action} className="mt-4 grid gap-4">
        {children}
        <ReasonFields isDestructive={isDestructive} {...reasonFields} />
      </Form>
    </section>
  )
}
