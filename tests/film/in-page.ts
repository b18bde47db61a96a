import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from 'mediabunny'
import { drawAt, film } from './scenes.ts'

/** Runs in the page that `make-film.ts` opens: draws, encodes and answers the file in base64, with a picture of its third second. */
async function makeFilm(): Promise<{ video: string; poster: string }> {
  const canvas = new OffscreenCanvas(film.width, film.height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: 60_000, keyFrameInterval: 6 })
  output.addVideoTrack(source, { frameRate: film.framesPerSecond })
  await output.start()
  let poster = ''
  const asBase64 = async (blob: Blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }
  for (let frame = 0; frame < film.seconds * film.framesPerSecond; frame++) {
    const time = frame / film.framesPerSecond
    drawAt(pen, time)
    await source.add(time, 1 / film.framesPerSecond)
    if (time === 3) poster = await asBase64(await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 }))
  }
  await output.finalize()
  if (!target.buffer) throw new Error('Nothing was encoded.')
  return { video: await asBase64(new Blob([target.buffer])), poster }
}

Object.assign(globalThis, { makeFilm })
