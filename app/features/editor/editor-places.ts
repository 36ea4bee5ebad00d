/** Pages that an editor leads to, by what its buttons call them; what is missing is not offered. */
export type EditorPlaces = {
  home: string
  download: string
  /** The saved document as a file; where there is none on a server, scripts make it from what is on the screen. */
  export?: string
  versions?: string
  share?: string
  chat?: string
}
export type PlaceName = keyof EditorPlaces

export function placesOfStored(id: string): Required<EditorPlaces> {
  return {
    home: '/resume/my',
    download: `/resume/download?resume=${id}`,
    export: `/resume/export/${id}`,
    versions: `/resume/versions/${id}`,
    share: `/resume/share/${id}`,
    chat: `/resume/chat?resume=${id}`,
  }
}

/** `onServer`: whether a server has the draft too. */
export function placesOfDraft(id: string, onServer: boolean): EditorPlaces {
  return {
    home: '/',
    download: `/resume/download?draft=${id}`,
    ...(onServer && { export: `/drafts/${id}/json` }),
  }
}
