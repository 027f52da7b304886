//! The tensors of an observation, written one after the other into one row of numbers.

/// The name, shape and place of a tensor in the row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tensor {
    /// Its name.
    pub name: &'static str,
    /// Its shape.
    pub shape: Vec<usize>,
    /// The index of its first number.
    pub offset: usize,
}

impl Tensor {
    /// The number of its numbers.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// True if it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Writes an observation. The row must be zeros.
pub struct Pen<'a> {
    row: &'a mut [f32],
    at: usize,
    tensors: Option<&'a mut Vec<Tensor>>,
}

impl<'a> Pen<'a> {
    /// A pen on this row.
    pub fn new(row: &'a mut [f32]) -> Self {
        Self { row, at: 0, tensors: None }
    }

    /// A pen that also notes the tensors.
    pub fn noting(row: &'a mut [f32], tensors: &'a mut Vec<Tensor>) -> Self {
        Self { row, at: 0, tensors: Some(tensors) }
    }

    /// Begins the next tensor. A game writes the same ones in the same order whatever it sees.
    pub fn tensor(&mut self, name: &'static str, shape: &[usize]) -> Cells<'_> {
        let (offset, len) = (self.at, shape.iter().product::<usize>());
        if let Some(tensors) = &mut self.tensors {
            tensors.push(Tensor { name, shape: shape.to_vec(), offset });
        }
        self.at += len;
        let width = shape.last().copied().unwrap_or(1);
        Cells { cells: &mut self.row[offset..offset + len], width, at: 0 }
    }

    /// The number of numbers so far.
    pub fn len(&self) -> usize {
        self.at
    }

    /// True if nothing was written.
    pub fn is_empty(&self) -> bool {
        self.at == 0
    }
}

/// The cells of one tensor, or of one row of it.
pub struct Cells<'a> {
    cells: &'a mut [f32],
    width: usize,
    at: usize,
}

impl Cells<'_> {
    /// Writes the next number.
    pub fn put(&mut self, number: f32) -> &mut Self {
        self.cells[self.at] = number;
        self.at += 1;
        self
    }

    /// Writes 1 for true.
    pub fn flag(&mut self, set: bool) -> &mut Self {
        self.put(f32::from(u8::from(set)))
    }

    /// Writes `count` cells, of which that at `index` is 1; none is, where there is no index.
    pub fn one_hot(&mut self, index: impl Into<Option<usize>>, count: usize) -> &mut Self {
        if let Some(index) = index.into() {
            debug_assert!(index < count, "{index} of {count}");
            if index < count {
                self.cells[self.at + index] = 1.0;
            }
        }
        self.at += count;
        self
    }

    /// Leaves `count` cells as they are.
    pub fn skip(&mut self, count: usize) -> &mut Self {
        self.at += count;
        self
    }

    /// Sets the cell at `index` of these cells to 1.
    pub fn set(&mut self, index: usize) {
        self.cells[index] = 1.0;
    }

    /// Adds to the cell at `index`.
    pub fn add(&mut self, index: usize, number: f32) {
        self.cells[index] += number;
    }

    /// The row at `index`, as long as the last side of the shape. Rows beyond the last are not there.
    pub fn row(&mut self, index: usize) -> Option<Cells<'_>> {
        let cells = self.cells.get_mut(index * self.width..(index + 1) * self.width)?;
        Some(Cells { cells, width: 1, at: 0 })
    }

    /// Writes each row from one of `items`; what does not fit is left out.
    pub fn rows<T>(&mut self, items: impl IntoIterator<Item = T>, mut write: impl FnMut(T, Cells<'_>)) {
        for (index, item) in items.into_iter().enumerate() {
            let Some(row) = self.row(index) else { break };
            write(item, row);
        }
    }
}
