import { useTranslation } from 'react-i18next'

/**
 * The current version of the resume's own template, for a resume that keeps an earlier one. It is one of the
 * template's radio buttons, so that it is posted without scripts too.
 */
export function NewVersionChoice({
  version,
  name,
  choose,
}: {
  version: string
  name: string
  choose: () => void
}) {
  const { t } = useTranslation('style')
  return (
    <label className="mt-3 flex cursor-pointer items-start gap-2 rounded-md bg-muted px-3 py-2 text-sm has-focus-visible:outline-2 has-focus-visible:outline-primary">
      <input
        type="radio"
        name="style.template"
        value={version}
        checked={false}
        className="mt-[calc((1lh-1.125rem)/2)]"
        onChange={({ target }) => {
          // This control goes with the choice: its template's card holds the focus then.
          target.closest('fieldset')?.querySelector<HTMLInputElement>('[data-chosen]')?.focus()
          choose()
        }}
      />
      <span>{t('newVersion', { name })}</span>
    </label>
  )
}
