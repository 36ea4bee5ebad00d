import { useEffect, useRef } from 'react'
import { cropToCanvas } from './draw-crop'
import type { Rect, Size } from './crop-geometry'

type PhotoPreviewProps = { picture: HTMLCanvasElement; crop: Rect; size: Size; label: string }

/** A part of the picture as it will be. */
export function PhotoPreview({ picture, crop, size, label }: PhotoPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(cropToCanvas(picture, crop, size), 0, 0)
  })
  return (
    <div className="grid h-56 place-items-center rounded-md bg-muted p-4">
      <canvas
        ref={canvas}
        width={size.width}
        height={size.height}
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
        role="img"
        aria-label={label}
        className="max-h-48 max-w-full border border-border shadow-sm"
      />
    </div>
  )
}
