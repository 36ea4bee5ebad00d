import { Form, useSearchParams } from '@remix-run/react'
import { useState } from 'react'
import { SegmentedControl } from '#app/components/ui/segmented-control'
import { Select } from '#app/components/ui/select'
import { DemoPage, DemoSection, Value } from '#app/features/component-demos/demo-section'
import { useDemoTexts } from '#app/features/component-demos/use-demo-texts'

export function ChoicesPage() {
  const { selector } = useDemoTexts()
  const [font, setFont] = useState('sans')
  const [query] = useSearchParams()
  const options = Object.entries(selector.options)
  const staticProps = { options, onChange: () => undefined, className: 'max-w-xs' }
  return (
    <DemoPage name="selector">
      <DemoSection title={selector.usual}>
        <Select
          aria-label={selector.font}
          value={font}
          options={options}
          className="max-w-xs"
          onChange={(event) => setFont(event.target.value)}
        />
        <Value of={font} />
      </DemoSection>
      <DemoSection title={selector.unknown}>
        <Select aria-label={selector.unknown} value="kai" {...staticProps} />
      </DemoSection>
      <DemoSection title={selector.invalid}>
        <Select aria-label={selector.invalid} value="serif" aria-invalid {...staticProps} />
      </DemoSection>
      <DemoSection title={selector.disabled}>
        <Select aria-label={selector.disabled} value="serif" disabled {...staticProps} />
      </DemoSection>
      <DemoSection title={selector.segments} text={selector.segmentsText}>
        <Form action="/demo/selector" preventScrollReset className="max-w-sm">
          <SegmentedControl
            label={selector.label}
            name="theme"
            value={query.get('theme') ?? 'light'}
            segments={(['light', 'dark', 'system'] as const).map((value) => ({
              value,
              content: selector[value],
            }))}
          />
        </Form>
      </DemoSection>
    </DemoPage>
  )
}
