import { useState, type ReactNode } from 'react'
import { TagInput } from '#app/components/ui/tag-input'
import { parseCities } from '#contract/resume/parse-cities'
import { DemoPage, DemoSection, Value } from '#app/features/component-demos/demo-section'
import { useDemoTexts } from '#app/features/component-demos/use-demo-texts'

/** `product`: the field of the editor. */
export function TagsPage({ product }: { product: ReactNode }) {
  const { tags } = useDemoTexts()
  return (
    <DemoPage name="tagInput">
      <DemoSection title={tags.usual} text={tags.separators}>
        <Cities label={tags.usual} start={['上海', '杭州', 'New York']} />
      </DemoSection>
      <DemoSection title={tags.empty}>
        <Cities label={tags.empty} start={[]} />
      </DemoSection>
      <DemoSection title={tags.product} className="max-w-xl">
        {product}
      </DemoSection>
    </DemoPage>
  )
}

function Cities({ label, start }: { label: string; start: string[] }) {
  const { tags } = useDemoTexts()
  const [cities, setCities] = useState(start)
  return (
    <div className="max-w-md">
      <TagInput
        aria-label={label}
        tags={cities}
        parse={parseCities}
        removeLabel={(tag) => tags.remove.replace('{{tag}}', tag)}
        onTagsChange={setCities}
      />
      <Value of={cities} />
    </div>
  )
}
