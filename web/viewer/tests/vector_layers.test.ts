import {
  BufferGeometry,
  DataTexture,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
} from 'three';
import { expect, test } from 'vitest';
import { vectorLayers } from '../src/picture/vector_layers';

/** Four bands from black to white over a triangle with these shares at its corners. */
function banded(shares: [number, number, number]): Mesh {
  const geometry = new BufferGeometry();
  const corners = [0, 0, 0, 80, 0, 0, 0, 40, 0];
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
  const uv = shares.flatMap((share) => [share, 0.5]);
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  const texels = [0, 80, 160, 240].flatMap((grey) => [grey, grey, grey, 255]);
  const map = new DataTexture(new Uint8Array(texels), 4, 1);
  return new Mesh(geometry, new MeshBasicMaterial({ map }));
}

const facesOf = (mesh: Mesh) =>
  [
    ...vectorLayers([mesh], ([x, y, z]) => [x, y, z]).matchAll(/d="M([^"]*)Z" fill="rgb\((\d+)/g),
  ].map(([, path, grey]) => ({ grey: Number(grey), area: areaOf(path) }));

function areaOf(path: string): number {
  const points = path.split('L').map((point) => point.split(' ').map(Number));
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

test('a face in lines is cut where its bands meet', () => {
  // The share grows along one edge of the triangle of area 1600: what lies above a share s is a
  // triangle like it, of (1 - s)^2 its area.
  const faces = facesOf(banded([0, 1, 0]));
  const above = [1, 9 / 16, 1 / 4, 1 / 16, 0];
  const wanted = [0, 80, 160, 240].map((grey, i) => ({
    grey,
    area: expect.closeTo(1600 * (above[i] - above[i + 1]), 3),
  }));
  expect(faces.sort((a, b) => a.grey - b.grey)).toEqual(wanted);
});

test('a face of one band is one piece, at the ends of the range too', () => {
  expect(facesOf(banded([0.3, 0.4, 0.45]))).toEqual([{ grey: 80, area: 1600 }]);
  expect(facesOf(banded([1, 1, 1]))).toEqual([{ grey: 240, area: 1600 }]);
  expect(facesOf(banded([0, 0, 0]))).toEqual([{ grey: 0, area: 1600 }]);
});
