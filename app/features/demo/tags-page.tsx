import { useState, type ReactNode } from 'react'
import { TagInput } from '#app/components/ui/tag-input'
import { readCities } from '#contract/cities'
import { DemoPage, Specimen, Value } from './specimen'
import { useDemoTexts } from './use-demo-texts'

/** `product`: the field of the editor. */
export function TagsPage({ product }: { product: ReactNode }) {
  const { tags } = useDemoTexts()
  return (
    <DemoPage name="tagInput">
      <Specimen title={tags.usual} text={tags.separators}>
        <Cities label={tags.usual} start={['上海', '杭州', 'New York']} />
      </Specimen>
      <Specimen title={tags.empty}>
        <Cities label={tags.empty} start={[]} />
      </Specimen>
      <Specimen title={tags.product} className="max-w-xl">
        {product}
      </Specimen>
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
        read={readCities}
        remove={(tag) => tags.remove.replace('{{tag}}', tag)}
        onTags={setCities}
      />
      <Value of={cities} />
    </div>
  )
}
