export interface UploadProgress {
  /** In bytes. */
  readonly loaded: number;
  readonly total: number;
  /** 0..100 */
  readonly percent: number;
}

export function listenToUpload(xhr: XMLHttpRequest, onUpload?: (progress: UploadProgress) => void): void {
  xhr.upload.addEventListener('progress', ({ loaded, total }) => {
    onUpload?.({ loaded, total, percent: total === 0 ? 0 : Math.round((loaded / total) * 100) });
  });
}
