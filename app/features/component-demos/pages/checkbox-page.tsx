import { useTranslation } from 'react-i18next'
import { Checkbox } from '#app/components/ui/checkbox'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'

function showAsPartlyOn(box: HTMLInputElement | null) {
  if (box) box.indeterminate = true
}

export function CheckboxPage() {
  const { t } = useTranslation('demo')
  return (
    <DemoPage name="checkbox">
      <DemoSection title={t('checkbox.states')} className="space-y-3">
        <Checkbox name="off">{t('checkbox.off')}</Checkbox>
        <Checkbox name="on" defaultChecked>
          {t('checkbox.on')}
        </Checkbox>
        <Checkbox name="partly" ref={showAsPartlyOn}>
          {t('checkbox.partly')}
        </Checkbox>
        <Checkbox name="invalid" aria-invalid>
          {t('checkbox.invalid')}
        </Checkbox>
        <Checkbox name="disabled" disabled>
          {t('checkbox.disabled')}
        </Checkbox>
        <Checkbox name="disabledOn" disabled defaultChecked>
          {t('checkbox.disabledOn')}
        </Checkbox>
        <Checkbox name="long" className="max-w-md text-sm leading-6 text-muted-foreground">
          {t('checkbox.long')}
        </Checkbox>
      </DemoSection>
      <DemoSection title={t('checkbox.radios')} className="space-y-3">
        {(['a', 'b'] as const).map((choice) => (
          <label key={choice} className="touch-target flex items-center gap-2.5">
            <input type="radio" name="one" value={choice} defaultChecked={choice === 'a'} />
            {t(`checkbox.${choice}`)}
          </label>
        ))}
        <label className="touch-target flex items-center gap-2.5">
          <input type="radio" name="one" value="disabled" disabled />
          {t('checkbox.disabled')}
        </label>
      </DemoSection>
      <DemoSection title={t('checkbox.group')} isUnframed>
        <fieldset className="rounded-lg border border-border bg-card">
          <legend className="sr-only">{t('checkbox.legend')}</legend>
          <ul className="divide-y divide-border">
            {([t('checkbox.a'), t('checkbox.b')] as const).map((draft) => (
              <li key={draft}>
                <Checkbox
                  name="draft"
                  value={draft}
                  defaultChecked
                  className="gap-3 px-4 py-3 hover:bg-accent"
                >
                  {draft}
                </Checkbox>
              </li>
            ))}
          </ul>
        </fieldset>
      </DemoSection>
    </DemoPage>
  )
}
