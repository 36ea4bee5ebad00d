import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'
import { ReasonEnd } from './reason-end'

type StepConfirmProps = {
  title: string
  /** What will happen. */
  text: ReactNode
  action: string
  /** What its button says, and sends. */
  press: string
  name: string
  value: string
  grave?: boolean
  /** Where one goes who does not do it. */
  back: string
  className?: string
  /** The fields of its form. */
  children?: ReactNode
}

/** The step before something is changed: what will happen, and why. */
export function StepConfirm({
  title,
  text,
  action,
  grave = false,
  className,
  children,
  ...end
}: StepConfirmProps) {
  return (
    <section
      aria-labelledby="confirm"
      className={cn(
        'rounded-lg border bg-card p-5 shadow-sm',
        grave ? 'border-destructive/40' : 'border-border-strong',
        className,
      )}
    >
      <h2 id="confirm" className="font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">{text}</p>
      <Form method="post" action={action} className="mt-4 grid gap-4">
        {children}
        <ReasonEnd grave={grave} {...end} />
      </Form>
    </section>
  )
}
