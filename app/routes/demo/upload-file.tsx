import { useTranslation } from 'react-i18next'
import { demoMeta } from '#app/features/component-demos/demo-meta'
import { demoResume } from '#app/features/component-demos/demo-resume'
import { FilesPage } from '#app/features/component-demos/pages/files-page'
import { EditorSandbox } from '#app/features/editor/editor-sandbox'
import { PhotoField } from '#app/features/editor/photo/photo-field'
import { usePhotoUpload } from '#app/features/editor/photo/use-photo-upload'

export const handle = { i18n: ['editor', 'field-errors'] }

export const meta = demoMeta('uploadfile')

function Photo() {
  return <PhotoField upload={usePhotoUpload()} />
}

export default function Demo() {
  const { t } = useTranslation('demo')
  const product = (
    <EditorSandbox resume={demoResume({ title: t('title'), text: t('quill.sample'), siteName: '' })}>
      <Photo />
    </EditorSandbox>
  )
  return <FilesPage product={product} />
}
