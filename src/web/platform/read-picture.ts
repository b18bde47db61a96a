/** Pixels on the longer side: enough to read a receipt by. */
const longest = 2000

/**
 * A chosen picture as a JPEG's data address, made smaller where it is larger than anybody needs, so that any camera's picture can be sent.
 * Rejects what is no picture, whatever its name says.
 */
export async function readPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('This browser cannot draw pictures.')
  // What is transparent would become black.
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}
