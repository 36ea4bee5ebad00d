import { demoMeta } from '#app/features/component-demos/demo-meta'
import { demoResume } from '#app/features/component-demos/demo-resume'
import { TagsPage } from '#app/features/component-demos/pages/tags-page'
import { useDemoTexts } from '#app/features/component-demos/use-demo-texts'
import { CitiesField } from '#app/features/editor/fields/cities-field'
import { EditorSandbox } from '#app/features/editor/editor-sandbox'

export const meta = demoMeta('tagInput')

export default function Demo() {
  const product = (
    <EditorSandbox resume={demoResume({ ...useDemoTexts(), siteName: '' })}>
      <CitiesField />
    </EditorSandbox>
  )
  return <TagsPage product={product} />
}
