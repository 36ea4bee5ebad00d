import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { ColourPicker } from '#app/components/ui/colour-picker'
import { DemoPage, DemoSection, Value } from '#app/features/component-demos/demo-section'

/** `colours`: those of a product template. */
export function ColourPickerPage({ colours }: { colours: string[] }) {
  const { t } = useTranslation('demo')
  return (
    <DemoPage name="colorpicker">
      <DemoSection title={t('colours.usual')}>
        <Picker name="template" colours={colours} start={colours[0] ?? ''} />
      </DemoSection>
      <DemoSection title={t('colours.own')}>
        <Picker name="own" colours={colours} start="#b93a24" />
      </DemoSection>
      <DemoSection title={t('colours.disabled')}>
        <Picker name="none" colours={[]} start="#0a6850" />
      </DemoSection>
    </DemoPage>
  )
}

type PickerProps = { name: string; colours: string[]; start: string }

function Picker({ name, colours, start }: PickerProps) {
  const { t } = useTranslation('demo')
  const [colour, setColour] = useState(start)
  return (
    <>
      <ColourPicker
        legend={t('colours.usual')}
        name={name}
        value={colour}
        colours={colours}
        other={t('colours.other')}
        onColour={setColour}
      />
      <Value of={colour} />
    </>
  )
}
