import { demoMeta } from '#app/features/demo/demo-meta'
import { demoResume } from '#app/features/demo/demo-resume'
import { FilesPage } from '#app/features/demo/pages/files-page'
import { useDemoTexts } from '#app/features/demo/use-demo-texts'
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
