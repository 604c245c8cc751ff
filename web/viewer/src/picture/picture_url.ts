// The picture as a data URL, for scripts: the same file as a person saves.

import type { Said } from '../results/verdict_words';
import type { AwaitedDrawing } from '../scene/awaited_drawing.svelte';
import type { Scene } from '../scene/scene.svelte';
import { pictureHead } from './picture_head';
import { takePicture } from './take_picture';

export async function pictureUrl(
  scene: Scene,
  drawing: AwaitedDrawing,
  title: string,
  said: Said | null,
  width: number,
  height: number,
): Promise<string> {
  await drawing.whole();
  if (!drawing.stage) throw new Error('there is nothing to draw with');
  const wish = { format: 'png', width, height } as const;
  const picture = await takePicture(scene, drawing.stage, pictureHead(title, said), wish);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}
