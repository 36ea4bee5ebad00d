import { Form, useSubmit } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { HiddenFields } from '#app/components/forms/hidden-fields'
import { TitledSection } from '#app/components/titled-section'
import { Button } from '#app/components/ui/button'
import { Select } from '#app/components/ui/select'
import type { TemplateView } from './template.server'

/** Shows the user's own content in the template, and applies the template to it. */
export function TryOwnResume({
  view: { personalResumes: ownResumes, shownResume: selectedResume, colour, canUse: isOpen },
}: {
  view: TemplateView
}) {
  const { t } = useTranslation('gallery')
  const submit = useSubmit()
  return (
    <TitledSection id="own" title={t('own')} size="sm" className="mt-5 border-t border-border pt-5">
      <Form
        onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
        className="mt-2 flex gap-2"
      >
        <input type="hidden" name="colour" value={colour.slice(1)} />
        <Select
          name="with"
          key={selectedResume?.id ?? 'sample'}
          defaultValue={selectedResume?.id ?? 'sample'}
          aria-label={t('ownChoice')}
          className="min-w-0"
        >
          {ownResumes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value="sample">{t('sample')}</option>
        </Select>
        <Button type="submit" variant="outline" className="needs-no-script h-auto">
          {t('look')}
        </Button>
      </Form>
      {selectedResume && isOpen ? (
        <Form method="post" className="mt-2">
          <HiddenFields values={{ resume: selectedResume.id, colour }} />
          <Button type="submit" variant="outline" className="w-full">
            {t('putOn')}
          </Button>
          <p className="mt-2 text-sm text-subtle-foreground">{t('putOnText')}</p>
        </Form>
      ) : null}
    </TitledSection>
  )
}
