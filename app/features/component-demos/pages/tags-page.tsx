import { useTranslation } from 'react-i18next'
import { useState, type ReactNode } from 'react'
import { TagInput } from '#app/components/ui/tag-input'
import { parseCities } from '#contract/resume/parse-cities'
import { DemoPage, DemoSection, Value } from '#app/features/component-demos/demo-section'

/** `product`: the field of the editor. */
export function TagsPage({ product }: { product: ReactNode }) {
  const { t } = useTranslation('demo')
  return (
    <DemoPage name="tagInput">
      <DemoSection title={t('tags.usual')} text={t('tags.separators')}>
        <Cities label={t('tags.usual')} start={['上海', '杭州', 'New York']} />
      </DemoSection>
      <DemoSection title={t('tags.empty')}>
        <Cities label={t('tags.empty')} start={[]} />
      </DemoSection>
      <DemoSection title={t('tags.product')} className="max-w-xl">
        {product}
      </DemoSection>
    </DemoPage>
  )
}

function Cities({ label, start }: { label: string; start: string[] }) {
  const { t } = useTranslation('demo')
  const [cities, setCities] = useState(start)
  return (
    <div className="max-w-md">
      <TagInput
        aria-label={label}
        tags={cities}
        parse={parseCities}
        removeLabel={(tag) => t('tags.remove', { tag })}
        onTagsChange={setCities}
      />
      <Value of={cities} />
    </div>
  )
}
