import { Form, useNavigation } from '@remix-run/react'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HiddenFields } from '#app/components/forms/hidden-fields'
import { Button } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import type { RestoreChanges } from './compare-versions.server'
import { useVersionNames } from './use-version-names'

type RestoreFormProps = {
  action: string
  revision: number
  expectedRevision: number
  changes: RestoreChanges
}

/** Says what would come back, and restores the text alone or the style with it. */
export function RestoreForm({ action, revision, expectedRevision, changes }: RestoreFormProps) {
  const { t } = useTranslation('versions')
  const { state } = useNavigation()
  const { formatList } = useFormatters()
  const { partName } = useVersionNames()
  const { count, parts, style } = changes
  if (count === 0 && style.length === 0)
    return <p className="text-sm text-muted-foreground">{t('restore.same')}</p>
  const styleNames = formatList(style.map((field) => t(`style.${field}`)))
  return (
    <Form method="post" action={action}>
      <HiddenFields values={{ revision, from: expectedRevision }} />
      <div className="space-y-1 text-sm leading-6">
        {count > 0 ? <p>{t('restore.text', { count, parts: formatList(parts.map(partName)) })}</p> : null}
        {style.length > 0 ? (
          <p>{t(count > 0 ? 'restore.style' : 'restore.styleAlone', { names: styleNames })}</p>
        ) : null}
        <p className="text-muted-foreground">{t('restore.kept')}</p>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        {count > 0 && style.length > 0 ? (
          <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
            <legend className="sr-only">{t('restore.what')}</legend>
            {(['text', 'all'] as const).map((what) => (
              <label key={what} className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
                <input
                  type="radio"
                  name="what"
                  value={what}
                  defaultChecked={what === 'text'}
                  className="size-4 accent-primary"
                />
                {t(`restore.only.${what}`)}
              </label>
            ))}
          </fieldset>
        ) : (
          <input type="hidden" name="what" value={count > 0 ? 'text' : 'all'} />
        )}
        <Button type="submit" disabled={state === 'submitting'}>
          <RotateCcw aria-hidden />
          {t('restore.button')}
        </Button>
      </div>
    </Form>
  )
}
