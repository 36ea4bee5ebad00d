import { Form, useSubmit } from '@remix-run/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { Select } from '#app/components/ui/select'
import { useFormatters } from '#app/i18n/use-formatters'
import { useVersionNames } from './use-version-names'
import type { LoadedVersions } from './versions.server'

/** Chooses the version to compare with: at once with scripts, by a button without. */
export function CompareSelect({ loaded }: { loaded: LoadedVersions }) {
  const { t } = useTranslation('versions')
  const { joinRemark } = useFormatters()
  const { momentOf } = useVersionNames()
  const submit = useSubmit()
  const selectId = useId()
  const { id, versions, selected, revision, comparison } = loaded
  const options = versions
    .filter((one) => one.revision !== selected.revision)
    .map((one) => {
      const moment = one.revision === revision ? t('now') : momentOf(one)
      return [String(one.revision), one.name ? joinRemark(one.name, moment) : moment] as const
    })
  return (
    <Form
      action={`/resume/versions/${id}`}
      preventScrollReset
      className="flex max-w-full min-w-0 grow items-center gap-2 sm:grow-0"
    >
      {selected.isPresent ? null : <input type="hidden" name="look" value={selected.revision} />}
      <label htmlFor={selectId} className="shrink-0 text-sm text-muted-foreground">
        {t('compare.with')}
      </label>
      <Select
        key={selected.revision}
        id={selectId}
        name="with"
        value={String(comparison?.baseRevision ?? '')}
        options={options}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        className="min-w-0 py-1.5 text-sm sm:w-64 sm:text-sm"
      />
      <Button type="submit" variant="outline" size="sm" className="needs-no-script">
        {t('compare.button')}
      </Button>
    </Form>
  )
}
