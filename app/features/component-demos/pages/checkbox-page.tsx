import { Checkbox } from '#app/components/ui/checkbox'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'
import { useDemoTexts } from '#app/features/component-demos/use-demo-texts'

export function CheckboxPage() {
  const { checkbox } = useDemoTexts()
  return (
    <DemoPage name="checkbox">
      <DemoSection title={checkbox.states} className="space-y-3">
        <Checkbox name="off">{checkbox.off}</Checkbox>
        <Checkbox name="on" defaultChecked>
          {checkbox.on}
        </Checkbox>
        <Checkbox name="disabled" disabled>
          {checkbox.disabled}
        </Checkbox>
        <Checkbox name="disabledOn" disabled defaultChecked>
          {checkbox.disabledOn}
        </Checkbox>
        <Checkbox name="long" className="max-w-md text-sm leading-6 text-muted-foreground">
          {checkbox.long}
        </Checkbox>
      </DemoSection>
      <DemoSection title={checkbox.group} isUnframed>
        <fieldset className="rounded-lg border border-border bg-card">
          <legend className="sr-only">{checkbox.legend}</legend>
          <ul className="divide-y divide-border">
            {([checkbox.a, checkbox.b] as const).map((draft) => (
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
