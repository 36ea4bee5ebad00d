import { useState } from 'react'
import { ColourPicker } from '#app/components/ui/colour-picker'
import { DemoPage, DemoSection, Value } from '#app/features/component-demos/demo-section'
import { useDemoTexts } from '#app/features/component-demos/use-demo-texts'

/** `colours`: those of a template of the product. */
export function ColourPickerPage({ colours }: { colours: string[] }) {
  const { colours: texts } = useDemoTexts()
  return (
    <DemoPage name="colorpicker">
      <DemoSection title={texts.usual}>
        <Picker name="template" colours={colours} start={colours[0] ?? ''} />
      </DemoSection>
      <DemoSection title={texts.own}>
        <Picker name="own" colours={colours} start="#b93a24" />
      </DemoSection>
      <DemoSection title={texts.disabled}>
        <Picker name="none" colours={[]} start="#0a6850" />
      </DemoSection>
    </DemoPage>
  )
}

type PickerProps = { name: string; colours: string[]; start: string }

function Picker({ name, colours, start }: PickerProps) {
  const { colours: texts } = useDemoTexts()
  const [colour, setColour] = useState(start)
  return (
    <>
      <ColourPicker
        legend={texts.usual}
        name={name}
        value={colour}
        colours={colours}
        other={texts.other}
        onColour={setColour}
      />
      <Value of={colour} />
    </>
  )
}
