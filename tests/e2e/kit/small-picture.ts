/** A picture of a screen for the handbook. */
import sharp from 'sharp';

/** Without the frame, and so small that all of them together are a photograph: 25 kB at most, however much is on it. */
export async function small(picture: Buffer, path: string): Promise<void> {
  for (const quality of [50, 40, 30, 20]) {
    const { size } = await sharp(picture)
      .resize({ width: 760 })
      .jpeg({ quality, mozjpeg: true })
      .toFile(path);
    if (size <= 25_000) return;
  }
}
