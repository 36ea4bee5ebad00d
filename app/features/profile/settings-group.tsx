import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'

type SettingsGroupProps = { id: string; title: string; text?: string; children: ReactNode }

/** A group of settings with its heading. */
export function SettingsGroup({ id, title, text, children }: SettingsGroupProps) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="scroll-mt-6 font-semibold">
        {title}
      </h2>
      {text ? <p className="mt-0.5 text-sm text-muted-foreground">{text}</p> : null}
      <div className="mt-3 divide-y divide-border rounded-lg border border-border bg-card">{children}</div>
    </section>
  )
}

type SettingProps = { label: string; value?: ReactNode; children?: ReactNode }

/** One setting: label, value, actions. */
export function Setting({ label, value, children }: SettingProps) {
  return (
    <div className="relative px-4 py-3.5 sm:px-5">
      <dl className="min-h-8 pr-28 text-sm sm:flex sm:items-center sm:gap-4">
        <dt
          className={cn(
            'text-muted-foreground sm:w-24 sm:shrink-0',
            !value && 'leading-8 font-medium text-foreground',
          )}
        >
          {label}
        </dt>
        <dd className="min-w-0 font-medium break-words">{value}</dd>
      </dl>
      {children}
    </div>
  )
}

/** The error of a form. */
export function SettingsError({ text }: { text?: string }) {
  return text ? (
    <p role="alert" className="rounded-md bg-destructive/10 px-3 py-2 text-sm text-destructive">
      {text}
    </p>
  ) : null
}

/** Position of a setting's button. */
export const settingButtonClassName = 'absolute top-3.5 right-2.5 sm:right-3.5'

type SettingDisclosureProps = {
  title: string
  open: boolean
  isDestructive?: boolean
  className?: string
  children: ReactNode
}

/** A form that opens under its setting, also without scripts. */
export function SettingDisclosure(props: SettingDisclosureProps) {
  const { title, open, isDestructive, className, children } = props
  return (
    <details open={open} className={cn('group/unfold', className)}>
      <summary
        className={cn(
          buttonVariants({ variant: isDestructive ? 'ghost-destructive' : 'ghost', size: 'sm' }),
          settingButtonClassName,
          !isDestructive && 'text-primary hover:text-primary',
        )}
      >
        {title}
        <ChevronDown aria-hidden className="transition-transform group-open/unfold:rotate-180" />
      </summary>
      <div className="max-w-sm pt-4 pb-1.5">{children}</div>
    </details>
  )
}
