import { useTranslation } from 'react-i18next'
import { Form, useSearchParams } from '@remix-run/react'
import { useState } from 'react'
import { SegmentedControl } from '#app/components/ui/segmented-control'
import { Select } from '#app/components/ui/select'
import { DemoPage, DemoSection, Value } from '#app/features/component-demos/demo-section'

export function ChoicesPage() {
  const { t } = useTranslation('demo')
  const [font, setFont] = useState('sans')
  const [query] = useSearchParams()
  const options = Object.entries(t('selector.options', { returnObjects: true }))
  const staticProps = { options, onChange: () => undefined, className: 'max-w-xs' }
  return (
    <DemoPage name="selector">
      <DemoSection title={t('selector.usual')}>
        <Select
          aria-label={t('selector.font')}
          value={font}
          options={options}
          className="max-w-xs"
          onChange={(event) => setFont(event.target.value)}
        />
        <Value of={font} />
      </DemoSection>
      <DemoSection title={t('selector.groups')}>
        <Select aria-label={t('selector.groups')} defaultValue="serif" className="max-w-xs">
          {(['light', 'dark', 'system'] as const).map((group) => (
            <optgroup key={group} label={t(`selector.${group}`)}>
              {options.map(([value, label]) => (
                <option
                  key={value}
                  value={group === 'light' ? value : `${group}-${value}`}
                  disabled={group === 'dark'}
                >
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </DemoSection>
      <DemoSection title={t('selector.unknown')}>
        <Select aria-label={t('selector.unknown')} value="kai" {...staticProps} />
      </DemoSection>
      <DemoSection title={t('selector.invalid')}>
        <Select aria-label={t('selector.invalid')} value="serif" aria-invalid {...staticProps} />
      </DemoSection>
      <DemoSection title={t('selector.disabled')}>
        <Select aria-label={t('selector.disabled')} value="serif" disabled {...staticProps} />
      </DemoSection>
      <DemoSection title={t('selector.segments')} text={t('selector.segmentsText')}>
        <Form action="/demo/selector" preventScrollReset className="max-w-sm">
          <SegmentedControl
            label={t('selector.label')}
            name="theme"
            value={query.get('theme') ?? 'light'}
            segments={(['light', 'dark', 'system'] as const).map((value) => ({
              value,
              content: t(`selector.${value}`),
            }))}
          />
        </Form>
      </DemoSection>
    </DemoPage>
  )
}
