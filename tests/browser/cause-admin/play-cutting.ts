/** Cutting is held to by avatar-upload.driver.ts: here every file is a picture, which is cut as it is. */
export function playCutting(): void {
  HTMLImageElement.prototype.decode = async () => {}
  class Played extends HTMLElement {
    $ready = async () => ({ naturalWidth: 1200, naturalHeight: 400 })
    $getTransform = () => [1, 0, 0, 1, 0, 0]
    async $toCanvas({ beforeDraw }: { beforeDraw(context: object, canvas: object): void }) {
      beforeDraw({ fillRect() {} }, { width: 1200, height: 400 })
      return { toDataURL: () => 'data:image/png;base64,iVBORw0KGgo=' }
    }
  }
  for (const name of ['cropper-image', 'cropper-selection']) customElements.define(name, class extends Played {})
}
