/** Pages that an editor leads to, by what its buttons call them; what is missing is not offered. */
export type EditorPlaces = {
  home: string
  download: string
  versions?: string
  share?: string
  chat?: string
}
export type PlaceName = keyof EditorPlaces

export function placesOfStored(id: string): Required<EditorPlaces> {
  return {
    home: '/resume/my',
    download: `/resume/download?resume=${id}`,
    versions: `/resume/versions/${id}`,
    share: `/resume/share/${id}`,
    chat: `/resume/chat?resume=${id}`,
  }
}

export function placesOfDraft(id: string): EditorPlaces {
  return { home: '/', download: `/resume/download?draft=${id}` }
}
