import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { useId, type ReactNode } from 'react'
import { Button } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import type { DemoName } from './demo-pages'

/** The heading of a demo page, and its examples. */
export function DemoPage({ name, children }: { name: DemoName; children: ReactNode }) {
  const { t } = useTranslation('demo')
  return (
    <>
      <h1 className="flex flex-wrap items-baseline gap-x-3 text-3xl font-semibold tracking-tight sm:text-4xl">
        {t(`pages.${name}.title`)}
        <code className="text-sm font-normal tracking-normal text-subtle-foreground">/demo/{name}</code>
      </h1>
      <p className="mt-3 max-w-2xl text-muted-foreground">{t(`pages.${name}.lead`)}</p>
      <div className="mt-8 space-y-10">{children}</div>
    </>
  )
}

type DemoSectionProps = {
  title: string
  text?: string
  isUnframed?: boolean
  className?: string
  children: ReactNode
}

/** One example: its title and text, and the component in a frame. */
export function DemoSection({ title, text, isUnframed = false, className, children }: DemoSectionProps) {
  const id = useId()
  return (
    <TitledSection id={id} title={title} size="lg">
      {text ? <p className="mt-0.5 max-w-2xl text-sm text-muted-foreground">{text}</p> : null}
      <div
        className={cn('mt-3', !isUnframed && 'rounded-lg border border-border bg-card p-4 sm:p-6', className)}
      >
        {children}
      </div>
    </TitledSection>
  )
}

type DemoButtonsProps = { actions: readonly (readonly [label: string, onClick: () => void])[] }

/** A row of buttons that only scripts can handle. */
export function DemoButtons({ actions }: DemoButtonsProps) {
  return (
    <p className="needs-script flex flex-wrap gap-3">
      {actions.map(([label, onClick]) => (
        <Button key={label} variant="outline" onClick={onClick}>
          {label}
        </Button>
      ))}
    </p>
  )
}

/** Shows a returned value. */
export function Value({ of, label }: { of: unknown; label?: string }) {
  const { t } = useTranslation('demo')
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-2 text-xs text-subtle-foreground">
      {label ?? t('value')}
      <code className="font-medium break-all text-muted-foreground">
        {of === undefined ? t('none') : JSON.stringify(of)}
      </code>
    </p>
  )
}
