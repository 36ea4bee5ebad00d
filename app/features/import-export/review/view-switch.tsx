import { useTranslation } from 'react-i18next'

/** On a narrow screen one of both is shown: radio buttons, which switch without scripts. */
export function ViewSwitch() {
  const { t } = useTranslation('import-export')
  return (
    <fieldset className="mb-4 flex gap-0.5 rounded-md bg-muted p-0.5 lg:hidden dark:bg-card">
      <legend className="sr-only">{t('review.view')}</legend>
      {(['original', 'read'] as const).map((view) => (
        <label
          key={view}
          className="relative flex h-9 grow items-center justify-center rounded-sm px-2.5 text-sm text-muted-foreground transition-colors hover:text-foreground has-checked:bg-popover has-checked:font-medium has-checked:text-foreground has-checked:shadow-sm has-focus-visible:outline-3 has-focus-visible:outline-ring dark:has-checked:bg-accent"
        >
          <input
            id={`view-${view}`}
            type="radio"
            name="view"
            value={view}
            defaultChecked={view === 'read'}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {t(`review.${view}`)}
        </label>
      ))}
    </fieldset>
  )
}
