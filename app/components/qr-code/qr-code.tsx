/** A QR code drawn by the server, on white in both themes: cameras need the contrast. */
export function QrCode({ svg, label }: { svg: string; label: string }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="size-[200px] overflow-hidden rounded-md bg-white"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
