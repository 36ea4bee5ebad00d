import { demoMeta } from '#app/features/component-demos/demo-meta'
import { demoResume } from '#app/features/component-demos/demo-resume'
import { FilesPage } from '#app/features/component-demos/pages/files-page'
import { useDemoTexts } from '#app/features/component-demos/use-demo-texts'
import { EditorSandbox } from '#app/features/editor/editor-sandbox'
import { PhotoField } from '#app/features/editor/photo/photo-field'

export const meta = demoMeta('uploadfile')

export default function Demo() {
  const product = (
    <EditorSandbox resume={demoResume({ ...useDemoTexts(), siteName: '' })}>
      <PhotoField />
    </EditorSandbox>
  )
  return <FilesPage product={product} />
}
