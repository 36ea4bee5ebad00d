import { Form } from '@remix-run/react'
import { Pin, PinOff } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { HiddenFields } from '#app/components/forms/hidden-fields'
import { Button } from '#app/components/ui/button'
import { Input } from '#app/components/ui/input'
import { maxVersionNameLength } from '#contract/resume/resume-version'
import type { LoadedVersions } from './versions.server'

/*
 * What is named or pinned is kept beyond 30 days. The buttons are not disabled while a form is sent, which would take the
 * focus from them: marking twice is marking once.
 */

type MarkVersionProps = { action: string; selected: LoadedVersions['selected'] }

/** Names the selected version. `isNaming`: the name is about to be typed. */
export function NameVersionForm({ action, selected, isNaming }: MarkVersionProps & { isNaming: boolean }) {
  const { t } = useTranslation('versions')
  const inputId = useId()
  const { revision, name } = selected
  return (
    <Form method="post" action={action} preventScrollReset>
      <HiddenFields values={{ revision }} />
      <label htmlFor={inputId} className="mb-1 block text-sm text-muted-foreground">
        {t('name')}
      </label>
      <div className="flex gap-2">
        <Input
          key={revision}
          id={inputId}
          name="name"
          defaultValue={name}
          maxLength={maxVersionNameLength}
          placeholder={t('namePlaceholder')}
          autoComplete="off"
          // The person has just asked to name this version.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isNaming}
          className="sm:max-w-sm"
        />
        <Button type="submit" variant="outline" className="h-auto">
          {t('saveName')}
        </Button>
      </div>
    </Form>
  )
}

/** Pins the selected version, or no longer. */
export function PinVersionForm({ action, selected }: MarkVersionProps) {
  const { t } = useTranslation('versions')
  const { revision, isPinned } = selected
  const Icon = isPinned ? PinOff : Pin
  return (
    <Form method="post" action={action} preventScrollReset className="shrink-0">
      <HiddenFields values={{ revision, pin: isPinned ? 'off' : 'on' }} />
      <Button type="submit" variant="outline" size="sm">
        <Icon aria-hidden />
        {t(isPinned ? 'unpin' : 'pin')}
      </Button>
    </Form>
  )
}
