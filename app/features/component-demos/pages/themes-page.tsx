import { useTranslation } from 'react-i18next'
import { useId } from 'react'
import { TextField } from '#app/components/forms/text-field'
import { AccordionItem } from '#app/components/ui/accordion'
import { Checkbox } from '#app/components/ui/checkbox'
import { Select } from '#app/components/ui/select'
import { SegmentedControl } from '#app/components/ui/segmented-control'
import { Avatars, Badges, ButtonVariants, ButtonSizes } from '#app/features/component-demos/variant-rows'
import { DemoPage } from '#app/features/component-demos/demo-section'

/** All components in both themes side by side, so that a fault in one theme is visible. */
export function ThemesPage() {
  const { t } = useTranslation('demo')
  return (
    <DemoPage name="dmtest">
      <div className="grid gap-4 xl:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <section
            key={theme}
            data-theme={theme}
            aria-label={t(`dmtest.${theme}`)}
            className="min-w-0 space-y-5 rounded-lg border border-border bg-background p-4 text-foreground sm:p-6"
          >
            <h2 className="text-lg font-semibold">{t(`dmtest.${theme}`)}</h2>
            <AllParts />
          </section>
        ))}
      </div>
    </DemoPage>
  )
}

function AllParts() {
  const { t } = useTranslation('demo')
  const name = useId()
  return (
    <>
      <ButtonVariants />
      <ButtonVariants disabled />
      <ButtonSizes />
      <Badges />
      <Avatars />
      <TextField name={`${name}usual`} label={t('form.usual')} placeholder={t('form.placeholder')} />
      <TextField name={`${name}wrong`} label={t('form.invalid')} defaultValue="a@" error={t('form.wrong')} />
      <TextField name={`${name}disabled`} label={t('form.disabled')} defaultValue="2026" disabled />
      <Select
        aria-label={t('selector.font')}
        value="sans"
        options={Object.entries(t('selector.options', { returnObjects: true }))}
        onChange={() => undefined}
      />
      <SegmentedControl
        label={`${t('selector.label')} ${name}`}
        name="theme"
        value="light"
        segments={(['light', 'dark', 'system'] as const).map((value) => ({
          value,
          content: t(`selector.${value}`),
        }))}
      />
      <Checkbox name={`${name}on`} defaultChecked className="text-sm">
        {t('checkbox.on')}
      </Checkbox>
      <AccordionItem title={t('accordion.items.a.q')} open>
        {t('accordion.items.a.a')}
      </AccordionItem>
      <div className="space-y-3 rounded-lg border border-border bg-card p-4 shadow-sm">
        <p>{t('pages.dmtest.lead')}</p>
        <p className="text-sm text-muted-foreground">{t('pages.dmtest.lead')}</p>
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">{t('form.wrong')}</p>
        <p className="rounded-md bg-destructive-soft px-3 py-2 text-sm text-destructive">{t('form.wrong')}</p>
      </div>
    </>
  )
}
