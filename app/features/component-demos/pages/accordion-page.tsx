import { Accordion, AccordionItem } from '#app/components/ui/accordion'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'
import { useDemoTexts } from '#app/features/component-demos/use-demo-texts'

const items = ['a', 'b', 'c'] as const

export function AccordionPage() {
  const { accordion } = useDemoTexts()
  return (
    <DemoPage name="accordion">
      {(['usual', 'one'] as const).map((kind) => (
        <DemoSection key={kind} title={accordion[kind]} isUnframed>
          <Accordion>
            {items.map((item, i) => (
              <AccordionItem
                key={item}
                title={accordion.items[item].q}
                group={kind === 'one' ? 'one-at-a-time' : undefined}
                open={i === 0}
              >
                {accordion.items[item].a}
              </AccordionItem>
            ))}
          </Accordion>
        </DemoSection>
      ))}
    </DemoPage>
  )
}
