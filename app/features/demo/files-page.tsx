import { Upload } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'
import { FileDrop } from '#app/components/ui/file-drop'
import { DemoPage, Specimen } from './specimen'
import { useDemoTexts } from './use-demo-texts'

/** `product`: the photo field of the editor. */
export function FilesPage({ product }: { product: ReactNode }) {
  const { upload } = useDemoTexts()
  const [file, setFile] = useState<{ name: string; size: number }>()
  const take = useCallback(({ name, size }: File) => setFile({ name, size }), [])
  const said = file && upload.bytes.replace('{{name}}', file.name).replace('{{size}}', String(file.size))
  return (
    <DemoPage name="uploadfile">
      <Specimen title={upload.product} text={upload.productText} className="w-fit">
        {product}
      </Specimen>
      <Specimen title={upload.plain} className="max-w-md">
        <FileDrop
          id="any-file"
          name="anyFile"
          accept="*/*"
          label={upload.choose}
          describedBy="any-file-said"
          onFile={take}
          place={(over) => (
            <div
              className={cn(
                'grid place-items-center gap-2 rounded-lg border border-dashed border-border-strong bg-muted px-4 py-10 text-sm text-muted-foreground',
                over && 'border-solid border-primary bg-secondary',
              )}
            >
              <Upload aria-hidden className="size-6" />
              {upload.drop}
            </div>
          )}
        />
        <p id="any-file-said" role="status" className="mt-2 min-h-5 text-center text-sm break-all">
          {said}
        </p>
      </Specimen>
    </DemoPage>
  )
}
