import { useTranslation } from 'react-i18next'
import { Accordion, AccordionItem } from '#app/components/ui/accordion'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'

const items = ['a', 'b', 'c'] as const

export function AccordionPage() {
  const { t } = useTranslation('demo')
  return (
    <DemoPage name="accordion">
      {(['usual', 'one'] as const).map((kind) => (
        <DemoSection key={kind} title={t(`accordion.${kind}`)} isUnframed>
          <Accordion>
            {items.map((item, i) => (
              <AccordionItem
                key={item}
                title={t(`accordion.items.${item}.q`)}
                group={kind === 'one' ? 'one-at-a-time' : undefined}
                open={i === 0}
              >
                {t(`accordion.items.${item}.a`)}
              </AccordionItem>
            ))}
          </Accordion>
        </DemoSection>
      ))}
    </DemoPage>
  )
}
