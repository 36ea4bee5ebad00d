import { Form } from '@remix-run/react'
import { Pin, PinOff } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { HiddenFields } from '#app/components/forms/hidden-fields'
import { Button } from '#app/components/ui/button'
import { Input } from '#app/components/ui/input'
import { maxVersionNameLength } from '#contract/resume/resume-version'
import type { LoadedVersions } from './versions.server'

type MarkVersionFormsProps = {
  action: string
  selected: LoadedVersions['selected']
  /** The name is about to be typed. */
  isNaming: boolean
}

/**
 * Names and pins the selected version: what is named or pinned is kept beyond 30 days. The buttons are not disabled
 * meanwhile, which would take the focus from them: marking twice is marking once.
 */
export function MarkVersionForms({ action, selected, isNaming }: MarkVersionFormsProps) {
  const { t } = useTranslation('versions')
  const inputId = useId()
  const { revision, name, isPinned } = selected
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <Form method="post" action={action} preventScrollReset className="min-w-0 grow basis-72">
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
          />
          <Button type="submit" variant="outline" className="h-auto">
            {t('saveName')}
          </Button>
        </div>
      </Form>
      <Form method="post" action={action} preventScrollReset>
        <HiddenFields values={{ revision, pin: isPinned ? 'off' : 'on' }} />
        <Button type="submit" variant="outline" className="h-10.5">
          {isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          {t(isPinned ? 'unpin' : 'pin')}
        </Button>
      </Form>
    </div>
  )
}
