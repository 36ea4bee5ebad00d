import { useTranslation } from 'react-i18next'
import { Upload } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'
import { FileDropzone } from '#app/components/ui/file-dropzone'
import { FileField } from '#app/components/ui/file-field'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'

/** `product`: the photo field of the editor. */
export function FilesPage({ product }: { product: ReactNode }) {
  const { t } = useTranslation('demo')
  const [file, setFile] = useState<{ name: string; size: number }>()
  const handleFile = useCallback(({ name, size }: File) => setFile({ name, size }), [])
  const fileDescription = file && t('upload.bytes', { name: file.name, size: file.size })
  return (
    <DemoPage name="uploadfile">
      <DemoSection title={t('upload.product')} text={t('upload.productText')} className="w-fit">
        {product}
      </DemoSection>
      <DemoSection title={t('upload.plain')} className="max-w-md">
        <FileDropzone
          id="any-file"
          name="anyFile"
          accept="*/*"
          label={t('upload.choose')}
          describedBy="any-file-said"
          onFile={handleFile}
          renderDropzone={(isDragOver) => (
            <div
              className={cn(
                'grid place-items-center gap-2 rounded-lg border border-dashed border-border-strong bg-muted px-4 py-10 text-sm text-muted-foreground',
                isDragOver && 'border-solid border-primary bg-secondary',
              )}
            >
              <Upload aria-hidden className="size-6" />
              {t('upload.drop')}
            </div>
          )}
        />
        <p id="any-file-said" role="status" className="mt-2 min-h-5 text-center text-sm break-all">
          {fileDescription}
        </p>
      </DemoSection>
      <DemoSection title={t('upload.posted')} className="max-w-md space-y-4" isUnframed>
        {(['posted', 'refused'] as const).map((name) => (
          <FileField
            key={name}
            id={`file-${name}`}
            name={name}
            label={t('upload.label')}
            hint={t('upload.hint')}
            texts={t('upload.texts', { returnObjects: true })}
            isInvalid={name === 'refused'}
            errorId="file-refused-error"
            error={
              name === 'refused' && (
                <p id="file-refused-error" className="mt-4 text-sm text-destructive">
                  {t('upload.wrong')}
                </p>
              )
            }
          />
        ))}
      </DemoSection>
    </DemoPage>
  )
}
